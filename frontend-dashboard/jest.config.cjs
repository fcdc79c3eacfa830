module.exports = { ...require('../jest.preset.cjs').browser, displayName: 'dashboard', rootDir: __dirname };
