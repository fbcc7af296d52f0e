# Sourced by each finding: installs its packages in a temporary folder, runs its script there, and fails if the output is another than the one that was seen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# needs NAME@VERSION …: installs them, and prints their versions.
needs() {
  npm init -y >/dev/null
  npm install --no-audit --no-fund --ignore-scripts --save-exact --loglevel=error "$@" >/dev/null
  npm ls --depth=0 | tail -n +2
}

# Runs the module on standard input with Node 24, in UTC; what was seen is on descriptor 3.
sees() {
  cat > finding.mjs
  cat <&3 > seen
  TZ=UTC npx -y node@24 finding.mjs 2>&1 | tee now
  diff seen now || { echo 'This has changed.' >&2; exit 1; }
}
