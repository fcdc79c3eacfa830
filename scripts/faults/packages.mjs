/** @param {string} name @param {string[]} patterns */
const inPackage = (name, ...patterns) =>
  patterns.map((pattern) => ({ workspace: `packages/${name}`, pattern }));

/** In the embedded database. @type {import('./list.mjs').Fault[]} */
export const DATABASE = [
  {
    name: 'pages of a list that is read backwards begin one too early',
    serious: true,
    file: 'packages/embedded-mongo/src/storage/order-statistics.ts',
    find: 'reverse ? last - 1 - skip : first + skip',
    replace: 'reverse ? last - skip : first + skip',
    tests: inPackage('embedded-mongo', 'test/explain'),
  },
  {
    name: 'a write that was refused is acknowledged',
    serious: true,
    file: 'packages/embedded-mongo/src/commands/writes.ts',
    find: 'return writeErrors.length ? { writeErrors } : {};',
    replace: 'return {};',
    tests: inPackage('embedded-mongo', 'test/indexes'),
  },
  {
    name: 'two servers work on one folder',
    serious: true,
    file: 'packages/embedded-mongo/src/storage/lock.ts',
    find: 'if (current && isAlive(current)) {',
    replace: 'if (current && !isAlive(current)) {',
    tests: inPackage('embedded-mongo', 'test/lock', 'test/folder'),
  },
];

/** In what the workspaces share. @type {import('./list.mjs').Fault[]} */
export const SHARED = [
  {
    name: 'typed text is laid out from left to right',
    serious: false,
    file: 'packages/ui/src/forms/useTextDirection.ts',
    find: "hasText ? 'auto' : undefined",
    replace: "hasText ? 'ltr' : undefined",
    tests: inPackage('ui', 'forms/fields'),
  },
  {
    name: 'pictures have no text for who cannot see them',
    serious: true,
    file: 'packages/ui/src/media/Picture.tsx',
    find: 'alt={alt}',
    replace: 'alt=""',
    tests: inPackage('ui', 'media/Picture'),
  },
  {
    name: 'the focus is lost when a dialog closes',
    serious: true,
    file: 'packages/ui/src/overlays/useModal.ts',
    find: 'if (before instanceof HTMLElement && before.isConnected) before.focus();',
    replace: '',
    tests: inPackage('ui', 'overlays/Dialog'),
  },
  {
    name: 'a label does not belong to its field',
    serious: true,
    file: 'packages/ui/src/forms/Field.tsx',
    find: '<label htmlFor={parts.control.id} className={styles.label}>',
    replace: '<label className={styles.label}>',
    tests: inPackage('ui', 'forms/fields'),
  },
  {
    name: 'a phone number of six digits is taken',
    serious: false,
    file: 'packages/contracts/src/phone.ts',
    find: 'const MIN_DIGITS = 7;',
    replace: 'const MIN_DIGITS = 6;',
    tests: inPackage('contracts', 'src/phone'),
  },
  {
    name: 'the id of a request may forge lines of the log',
    serious: true,
    file: 'packages/observability/src/request-id.ts',
    find: "typeof given === 'string' && WELL_FORMED.test(given) ? given",
    replace: "typeof given === 'string' ? given",
    tests: inPackage('observability', 'src/request-id'),
  },
  {
    name: 'a damaged release is rolled back to',
    serious: true,
    file: 'packages/releases/src/rollback.ts',
    find: 'if (!bytes || !hasIntegrity(bytes, file.integrity)) {',
    replace: 'if (!bytes) {',
    tests: inPackage('releases', 'src/rollback'),
  },
];
