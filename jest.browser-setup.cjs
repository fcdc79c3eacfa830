// The first render in a file compiles its modules, which takes over a second on a busy machine.
require('@testing-library/dom').configure({ asyncUtilTimeout: 8_000 });
