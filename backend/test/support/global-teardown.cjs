const { rmSync } = require('node:fs');
const { dirname } = require('node:path');

const { compareSentCommands } = require('./compare-sent-commands.cjs');

module.exports = async ({ testPathPatterns, testNamePattern, onlyChanged }) => {
  const { embeddedMongo } = globalThis;
  if (!embeddedMongo) return;
  await embeddedMongo.close();
  const recorded = process.env.EMBEDDED_MONGO_RECORD;
  try {
    const isWholeRun = !testPathPatterns.isSet() && !testNamePattern && !onlyChanged;
    if (isWholeRun) compareSentCommands(recorded);
  } finally {
    rmSync(dirname(recorded), { recursive: true, force: true });
  }
};
