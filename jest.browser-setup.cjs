// The first screen of a file compiles its modules, which a busy machine does not do in a second.
require('@testing-library/dom').configure({ asyncUtilTimeout: 8_000 });
