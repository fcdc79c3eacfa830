// Exits with 0 if the address answers with success: `node healthcheck.mjs
// http://127.0.0.1:3000/_health`.
const TIMEOUT_MS = 4_000;

try {
  const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
} catch (error) {
  // Docker stores this output: see `docker inspect`.
  console.error(error.cause?.message ?? error.message);
  process.exitCode = 1;
}
