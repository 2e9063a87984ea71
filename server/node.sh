#!/bin/sh
# Node.js with what a process reads only at its start: docs/performance.md, "Memory".
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-node_modules/.cache/latawiec}"
PATH="$(dirname "$0")/../node_modules/.bin:$PATH"
exec node --max-semi-space-size=8 --heap-growing-percent=40 "$@"
