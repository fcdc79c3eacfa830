// One value of a shorthand: a word, a number or a function with up to two levels of brackets.
const value = String.raw`(?:[\w.%+-]+(?:\((?:[^()]|\([^()]*\))*\))?)`;
const fourSides = new RegExp(`^${value}\\s+(${value})\\s+${value}\\s+(?!\\1$)${value}$`);

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Arabic is the default: use start and end, never left and right.
    'csstools/use-logical': 'always',
    'declaration-property-value-disallowed-list': [
      { '/^(margin|padding|inset|border-(width|style|color))$/': [fourSides] },
      {
        message: (name) =>
          `"${name}" with another value on the left than on the right: use its -block and -inline parts.`,
      },
    ],
    'property-disallowed-list': [
      ['direction', '/^scroll-(margin|padding)-(top|right|bottom|left)$/'],
      {
        message: (name) => `"${name}" is physical: the document sets dir, CSS uses start and end.`,
      },
    ],

    // CSS Modules: class names are imported as identifiers.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: (selector) => `Write the class name in camelCase: ${selector}` },
    ],
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Older phones do not support the range notation.
    'media-feature-range-notation': 'prefix',
    'import-notation': 'string',

    // Nested states and media queries cannot keep this order.
    'no-descending-specificity': null,
  },
};
