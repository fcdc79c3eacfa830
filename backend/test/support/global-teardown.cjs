module.exports = async () => {
  await globalThis.embeddedMongo?.close();
};
