import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createHeaders, sendResponse } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import type { PageCache } from "./page-cache.ts";
import { sendPage } from "./page-cache-send.ts";
import { readBody } from "./read-body.ts";
import { defaultHeaders } from "./security-headers.ts";
import { unavailablePage } from "./unavailable-page.ts";
