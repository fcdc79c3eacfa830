module.exports = { ...require('../jest.preset.cjs').browser, displayName: 'public', rootDir: __dirname };
