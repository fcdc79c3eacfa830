module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'contracts',
  rootDir: __dirname,
};
