module.exports = { ...require('../jest.preset.cjs').browser, displayName: 'shell', rootDir: __dirname };
