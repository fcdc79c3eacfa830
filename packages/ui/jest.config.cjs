module.exports = { ...require('../../jest.preset.cjs').browser, displayName: 'ui', rootDir: __dirname };
