#!/bin/sh
# `latawiec update [WERSJA]` and `latawiec rollback`, as root. The new version is made ready beside
# the running one in /srv/latawiec/versions; /srv/latawiec/current leads to the one that is used.
# docs/operations.md says what is restored when.
set -eu
export SHOP_COMMAND=latawiec
root=${DESTDIR:-}
home=$root/srv/latawiec
versions=$home/versions
settings=$root/etc/latawiec.env

say() { echo "→ $*"; }
die() { echo "$*" >&2; exit 1; }

# run FOLDER PROGRAM ARGS…: a program of that version as the shop's user.
run() (
  cd "$1"; program=$2; shift 2
  exec runuser -u latawiec -- node_modules/.bin/node "$program" --env-file="$settings" "$@"
)

# Prints the path that a command with --json has written; empty where there is none.
path_in() { sed -n 's/.*"path":"\([^"]*\)".*/\1/p'; }

back_up() { run "$1" cli/shop.ts backup --json | path_in | grep .; }

version_of() { sed -n 's/^  "version": "\(.*\)",$/v\1/p' "$1/package.json"; }

# Lets `current` lead to a version at one moment, and installs its units.
switch_to() {
  ln -sfn "$1" "$home/current.next"
  mv -T "$home/current.next" "$home/current"
  "$1/deploy/setup.sh" >/dev/null
}

# A shop that opens and dies at once does not answer.
answers() {
  run "$1" cli/shop.ts running --wait "${WAIT_SECONDS:-120}" >/dev/null || return 1
  sleep "${SETTLE_SECONDS:-10}"
  run "$1" cli/shop.ts running >/dev/null
}

remove_version() {
  git -C "$home" worktree remove --force "$1" 2>/dev/null || rm -rf "$1"
  git -C "$home" worktree prune
}

# Whatever ends this early opens the shop again; the mark outlives a power failure for the next try,
# and names the file from before the migration.
close_shop() {
  mkdir -p "$versions"
  : >>"$versions/closed"
  trap 'systemctl start latawiec' EXIT
  systemctl stop latawiec
}

open_shop() {
  trap - EXIT
  systemctl start latawiec || true
  rm -f "$versions/closed"
}

prepare() {
  git -C "$home" worktree add --quiet --detach "$next" "refs/tags/$wanted"
  [ "$(version_of "$next")" = "$wanted" ] || die "Wydanie $wanted nie nosi w package.json swojego numeru."
  # A restore or `init` of an updated shop may have made it there, where an update would delete it.
  if [ -d "$running/my" ] && [ ! -e "$home/my" ]; then
    mv "$running/my" "$home/my"
    ln -s "$home/my" "$running/my"
  fi
  if [ -d "$home/my" ]; then ln -s "$home/my" "$next/my"; fi
  say "Pobieram, czego potrzebuje $wanted"
  (cd "$next" && npm ci --ignore-scripts --omit=dev --no-audit --no-fund --loglevel=error)
  # Pictures are made once, and open pages load their scripts from the next version too.
  cp -al "$running/build" "$next/build"
  say "Sprawdzam my/ i ustawienia w $wanted"
  run "$next" cli/shop.ts check
  say "Buduję $wanted; sklep sprzedaje dalej"
  run "$next" build.ts
  if [ "$open" = yes ]; then rehearse; fi
}

# Lets the new version migrate a copy of the data: in the shop's own folder, which nobody else may
# read. It goes whatever happens; one that a power failure has left goes at the next try.
rehearse() {
  say "Próbuję na kopii danych"
  copy=$(back_up "$running")
  trial=$(dirname "$(dirname "$copy")")/update-trial
  trap 'rm -rf "$trial"' EXIT
  trap 'exit 1' HUP INT TERM
  rm -rf "$trial"
  runuser -u latawiec -- mkdir -m 700 "$trial"
  (export DATA_DIR="$trial" DATABASE_URL=; run "$next" cli/shop.ts restore "$copy" >/dev/null)
}

update() {
  running=$(readlink -f "$home/current")
  present=$(version_of "$running")
  changes=$(git -C "$running" status --porcelain --untracked-files=no)
  [ -z "$changes" ] || die "Kod sklepu jest zmieniony, a aktualizacja zgubiłaby te zmiany; przenieś je do my/ albo cofnij (git checkout):
$changes"
  git -C "$home" fetch --quiet --tags origin || die "Nie udało się pobrać listy wersji. Nic się nie zmieniło."
  wanted=${1:-$(git -C "$home" tag --list 'v[0-9]*' --sort=-version:refname | head -n 1)}
  git -C "$home" rev-parse --quiet --verify "refs/tags/$wanted^{commit}" >/dev/null ||
    die "Nie ma wersji „$wanted”. Są: $(git -C "$home" tag --list 'v[0-9]*' --sort=version:refname | tr '\n' ' ')"
  if [ "$wanted" = "$present" ]; then
    if [ -e "$versions/closed" ]; then switch_to "$running"; open_shop; fi
    echo "Sklep jest już w wersji $present."
    return
  fi
  [ "$(printf '%s\n' "$wanted" "$present" | sort -V | tail -n 1)" = "$wanted" ] ||
    die "$wanted jest starsza niż $present. Do poprzedniej wraca: latawiec rollback"
  next=$versions/$wanted
  # One that the owner has stopped stays closed; one that fails is to open in the new version.
  case $(systemctl is-active latawiec || true) in inactive | unknown) open=no ;; *) open=yes ;; esac
  [ ! -e "$versions/closed" ] || open=yes
  mkdir -p "$versions"
  [ ! -e "$next" ] || remove_version "$next"
  # A subshell of its own: `set -e` does not work inside a condition.
  set +e
  (set -e; prepare)
  prepared=$?
  set -e
  if [ "$prepared" != 0 ]; then
    remove_version "$next"
    die "$wanted nie nadaje się do otwarcia; powód stoi wyżej. Sklep działa dalej w wersji $present."
  fi
  replace
}

replace() {
  say "Zatrzymuję $present i robię kopię"
  if [ "$open" = yes ]; then close_shop; fi
  before=; after=
  if back_up "$running"; then
    migrated=$(run "$next" cli/shop.ts migrate --json) ||
      keep_running "Nie udało się zmienić bazy do nowej wersji."
    before=$(echo "$migrated" | path_in)
    if [ "$open" = yes ]; then
      [ -z "$before" ] || [ -s "$versions/closed" ] || echo "$before" >"$versions/closed"
      before=$(cat "$versions/closed")
    fi
    after=$(back_up "$next") || after=
  elif [ "$open" = yes ]; then
    keep_running "Kopia się nie udała."
  fi
  printf '%s\n%s\n' "$before" "$after" >"$versions/backups"
  ln -sfn "$running" "$versions/previous"
  sync
  switch_to "$next"
  if [ "$open" = no ]; then
    echo "Jest wersja $wanted. Sklep był zamknięty i jest zamknięty: systemctl start latawiec"
    return
  fi
  say "Otwieram $wanted"
  open_shop
  if ! answers "$next"; then
    echo "$wanted nie odpowiada (powód: journalctl -u latawiec). Wracam do $present." >&2
    rollback
    exit 1
  fi
  run "$next" cli/shop.ts doctor || echo "Sklep odpowiada, ale popraw to, co wyżej ma ✗."
  for old in "$versions"/v*; do
    case $old in "$next" | "$running") ;; *) remove_version "$old" ;; esac
  done
  echo "Sklep działa w wersji $wanted. Co nowego: $next/CHANGELOG.md. Powrót do $present: latawiec rollback"
}

keep_running() {
  if [ "$open" = yes ]; then open_shop; fi
  die "$1 Sklep działa dalej w wersji $present."
}

rollback() {
  [ -e "$versions/previous" ] || die "Nie ma wersji, do której można wrócić."
  previous=$(readlink -f "$versions/previous")
  { read -r before || true; read -r after || true; } <"$versions/backups"
  close_shop
  # Also where there is no file to put back: a version that cannot read the database must not open.
  if [ -n "$before$after" ] &&
    ! run "$previous" cli/shop.ts restore "${before:-brak}" --undo-update "$after"; then
    open_shop
    die "Zostaje wersja, która była. Poczekaj na poprawioną (latawiec update) albo napisz do jej autorów."
  fi
  switch_to "$previous"
  open_shop
  rm "$versions/previous"
  answers "$previous" || die "Wersja $(version_of "$previous") też nie odpowiada. Powód: journalctl -u latawiec -n 50"
  echo "Sklep działa znów w wersji $(version_of "$previous")."
}

exec 9>"$home/.update-lock"
flock -n 9 || die "Trwa już inna aktualizacja."
trap 'exit 1' HUP INT TERM
case $1 in
update) shift; update "$@" ;;
rollback) rollback ;;
esac
