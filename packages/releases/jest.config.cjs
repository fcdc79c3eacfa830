module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'releases',
  rootDir: __dirname,
};
