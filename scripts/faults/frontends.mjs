/** @param {string} workspace @param {string[]} patterns */
const inWorkspace = (workspace, ...patterns) => patterns.map((pattern) => ({ workspace, pattern }));

/** What only a browser shows. @param {string} pattern */
const inBrowser = (pattern) => [{ workspace: 'e2e', project: 'ar-390', pattern }];

/** @type {import('./list.mjs').Fault[]} */
export const SHELL = [
  {
    name: 'cached pages outlive the content',
    serious: true,
    file: 'frontend-shell/src/server/pages/page-cache.ts',
    find: "`${release} ${away ? 'away' : (revision ?? randomUUID())}`",
    replace: "`${release} ${away ? 'away' : ''}`",
    tests: inWorkspace('frontend-shell', 'pages/page-cache'),
  },
  {
    name: 'the policy of a page forbids its own styles',
    serious: true,
    file: 'frontend-shell/src/server/http/headers.ts',
    find: `["style-src 'self'", ...styles].join(' '),`,
    replace: `"style-src 'self'",`,
    tests: inWorkspace('frontend-shell', 'server/answer-headers', 'server/shell-server'),
  },
  {
    name: 'the chosen language is forgotten',
    serious: true,
    file: 'frontend-shell/src/server/http/language.ts',
    find: '(cookieLanguage(request) ?? DEFAULT_LANGUAGE)',
    replace: 'DEFAULT_LANGUAGE',
    tests: inWorkspace('frontend-shell', 'http/language'),
  },
  {
    name: 'a release that does harm is not replaced by the last good one',
    serious: true,
    file: 'frontend-shell/src/server/releases/release-slot.ts',
    find: 'await this.goBack(failed);',
    replace: '',
    tests: inWorkspace('frontend-shell', 'releases/release-slot'),
  },
  {
    name: 'the page is built anew in the browser, for it differs from what the server sent',
    serious: false,
    file: 'frontend-shell/src/layout/footer/Footer.tsx',
    find: "© {t('shell.footer.rights')}",
    replace: "{typeof window === 'undefined' ? '' : '© '} {t('shell.footer.rights')}",
    tests: inBrowser('screens/every-screen'),
  },
];

/** @type {import('./list.mjs').Fault[]} */
export const PUBLIC = [
  {
    name: 'the search of an address is ignored',
    serious: true,
    file: 'frontend-public/src/features/projects/projects-query.ts',
    find: "search: params.get('search')?.trim() ?? '',",
    replace: "search: '',",
    tests: inWorkspace('frontend-public', 'projects/projects-query'),
  },
  {
    name: 'a form that could not be sent loses what was typed',
    serious: true,
    file: 'frontend-public/src/shared/forms/useVisitorForm.ts',
    find: "pending.error(t('popups.error'));",
    replace:
      "clear(element, [...spec.fields, ...spec.draftFields]);\n      pending.error(t('popups.error'));",
    tests: inWorkspace('frontend-public', 'contact/components/ContactForm', 'join/JoinForm'),
  },
  {
    name: 'the arrow keys of a gallery are mirrored in Arabic',
    serious: false,
    file: 'frontend-public/src/shared/hooks/useCarousel.ts',
    find: `const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';`,
    replace: `const forward = 'ArrowRight';
    const backward = 'ArrowLeft';`,
    tests: inWorkspace('frontend-public', 'projects/ProjectDialog', 'home/components/Testimonials'),
  },
  {
    name: 'the heading of a page does not fit on a phone',
    serious: true,
    file: 'frontend-public/src/shared/components/PageHero.module.css',
    find: 'max-inline-size: 24ch;\n  overflow-wrap: anywhere;',
    replace: 'white-space: nowrap;',
    tests: inBrowser('screens/every-screen'),
  },
];

/** @type {import('./list.mjs').Fault[]} */
export const DASHBOARD = [
  {
    name: 'a deletion cannot be undone',
    serious: true,
    file: 'frontend-dashboard/src/lib/deletions.ts',
    find: 'if (!pending) return;\n  stopClock(id);',
    replace: 'if (pending) return;\n  stopClock(id);',
    tests: inWorkspace('frontend-dashboard', 'lib/deletions'),
  },
  {
    name: 'the end of a session takes the screen away with what was typed',
    serious: true,
    file: 'frontend-dashboard/src/lib/session-end.ts',
    find: 'if (!renewable || (token === null && unsavedForms.size === 0)) {',
    replace: 'if (renewable || unsavedForms.size > 0) {',
    tests: inWorkspace('frontend-dashboard', 'auth/session-renewal'),
  },
  {
    name: 'a draft is not brought back',
    serious: true,
    file: 'frontend-dashboard/src/hooks/useDraft.ts',
    find: '      restore(draft);\n',
    replace: '',
    tests: inWorkspace('frontend-dashboard', 'projects/project-draft'),
  },
  {
    name: 'unsaved changes are left without a question',
    serious: true,
    file: 'frontend-dashboard/src/components/UnsavedChanges.tsx',
    find: 'current.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,',
    replace: 'current.current.size > 0 && currentLocation.pathname === nextLocation.pathname,',
    tests: inWorkspace('frontend-dashboard', 'projects/add-project'),
  },
];
