require('../../jest.suites.cjs').runSpecs(__dirname);
