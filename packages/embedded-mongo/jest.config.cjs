module.exports = { ...require('../../jest.preset.cjs').node, displayName: 'embedded-mongo', rootDir: __dirname };
