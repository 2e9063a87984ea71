#!/bin/sh
# Sets up a clone in /srv/latawiec on Debian. Safe to run again: settings, data and my/ stay.
# With DESTDIR it only writes the files below that folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=${DESTDIR:-}
home=/srv/latawiec

if [ -z "$root" ]; then
  [ "$(id -u)" = 0 ] || { echo "Run it as root: sudo deploy/setup.sh" >&2; exit 1; }
  case $here in
  $home/deploy | $home/versions/*/deploy) ;;
  *) echo "The clone belongs into $home" >&2; exit 1 ;;
  esac
  [ -x "$here/../node_modules/.bin/node" ] || { echo "Run first: npm ci --omit=dev" >&2; exit 1; }
  id latawiec >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir /var/lib/latawiec --shell /usr/sbin/nologin latawiec
fi

install -d "$root/etc/systemd/system" "$root/usr/local/bin" "$root$home" "$here/../build" \
  "$root/mnt/copies"
install -m 644 "$here"/latawiec*.service "$here"/latawiec*.timer "$root/etc/systemd/system/"
install -m 755 "$here/latawiec" "$root/usr/local/bin/latawiec"
[ -e "$root/etc/latawiec.env" ] || install -m 640 "$here/latawiec.env" "$root/etc/latawiec.env"
# The version that is used; `latawiec update` changes it.
[ -e "$root$home/current" ] || ln -s . "$root$home/current"

if [ -z "$root" ]; then
  install -d -m 700 -o latawiec -g latawiec /var/lib/latawiec
  install -d -m 755 -o latawiec -g latawiec /var/cache/latawiec
  chown root:latawiec /etc/latawiec.env
  chown -R latawiec:latawiec "$here/../build"
  if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl enable latawiec.service latawiec-backup.timer latawiec-doctor.timer
  fi
fi
echo "Next: edit /etc/latawiec.env, run 'latawiec check' and 'latawiec build', then: systemctl start latawiec"
