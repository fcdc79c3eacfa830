#!/bin/sh
# Makes the secrets that are not there yet, each in a file of its own; touches none that is there.
#
#   sh containers/make-secrets.sh [FOLDER]      (secrets, beside docker-compose.yml, by default)
set -eu

folder=${1:-$(dirname "$0")/../secrets}
# Nobody else of this machine gets into the folder. The files themselves can be read by all, in the
# containers, that is, where each program has a user of its own; their owner can write them.
umask 077
mkdir -p "$folder"

random() {
  # Letters and digits: they need no encoding in an address.
  LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c "$1"
}

put() {
  if [ -e "$folder/$1" ]; then
    echo "kept    $1"
    return
  fi
  printf '%s' "$2" > "$folder/$1.draft"
  chmod 644 "$folder/$1.draft"
  mv "$folder/$1.draft" "$folder/$1"
  echo "made    $1"
}

put mongo_root_password "$(random 40)"
put mongo_keyfile "$(random 756)"
put mongodb_uri "mongodb://manjara:$(random 40)@mongo:27017/manjara?replicaSet=manjara"
put jwt_secret "$(random 64)"
put admin_password "$(random 20)"
# Empty: no mail is sent.
put smtp_url ''
put backup_passphrase "$(random 30)"
# Empty: no backup goes to S3.
put aws_access_key_id ''
put aws_secret_access_key ''
