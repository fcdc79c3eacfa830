module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'observability',
  rootDir: __dirname,
};
