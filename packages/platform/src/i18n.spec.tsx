import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  addTexts,
  createI18n,
  inLanguage,
  LanguageProvider,
  loaderLanguage,
  setBrowserLanguage,
  useLanguage,
  useText,
} from './i18n';
import type { Language } from '@manjara/contracts';

function Greeting() {
  const t = useText() as unknown as (key: string, options?: object) => string;
  const { dir, locale } = useLanguage();
  return (
    <p>
      {t('greeting')} {t('projects', { count: 3 })} {dir} {locale}
    </p>
  );
}

const texts = {
  ar: { greeting: 'أهلا', projects_few: '{{count}} مشاريع', projects_other: '{{count}} مشروع' },
  en: {
    greeting: 'Hello',
    projects_one: '{{count}} project',
    projects_other: '{{count}} projects',
  },
};

describe('i18n', () => {
  it('shows the language, its plural form and direction, and follows a switch', async () => {
    const i18n = await createI18n('ar', texts.ar);
    let change!: (language: Language) => Promise<void>;
    function Host() {
      const [language, setLanguage] = useState<Language>('ar');
      change = async (next) => {
        addTexts(i18n, next, texts.en);
        await i18n.changeLanguage(next);
        setLanguage(next);
      };
      return (
        <LanguageProvider i18n={i18n} state={{ language, setLanguage: change }}>
          <Greeting />
        </LanguageProvider>
      );
    }
    render(<Host />);
    expect(screen.getByText('أهلا 3 مشاريع rtl ar-EG')).toBeTruthy();
    await act(() => change('en'));
    expect(screen.getByText('Hello 3 projects ltr en-GB')).toBeTruthy();
  });

  it('keeps the texts in the namespace global (spec §9)', async () => {
    const i18n = await createI18n('en', texts.en);
    expect(i18n.options.defaultNS).toBe('global');
    expect(i18n.getResource('en', 'global', 'greeting')).toBe('Hello');
  });

  it('throws on a missing key, so that no screen ships a bare key', async () => {
    const i18n = await createI18n('en', texts.en);
    expect(() => i18n.t('nothing.here' as never)).toThrow('No text for the key "nothing.here"');
  });

  it('does not let a remote overwrite a text that is there', async () => {
    const i18n = await createI18n('en', texts.en);
    addTexts(i18n, 'en', { greeting: 'Hijacked', own: 'Mine' });
    expect([i18n.t('greeting' as never), i18n.t('own' as never)]).toEqual(['Hello', 'Mine']);
  });
});

describe('inLanguage', () => {
  const project = { name: 'Door', arName: 'باب', alt: 'A door', arAlt: '' };
  it('takes the field or its Arabic twin, and the other one where one is empty', () => {
    expect(inLanguage(project, 'name', 'en')).toBe('Door');
    expect(inLanguage(project, 'name', 'ar')).toBe('باب');
    expect(inLanguage(project, 'alt', 'ar')).toBe('A door');
    const villa = { name: 'Villa in Al Rawdah', arName: 'فيلا في حي الروضة' };
    expect(inLanguage(villa, 'name', 'en')).toBe('Villa in Al\u00a0Rawdah');
    expect(inLanguage(villa, 'name', 'ar')).toBe('فيلا في حي\u00a0الروضة');
    expect(inLanguage({} as { name?: string; arName?: string }, 'name', 'en')).toBe('');
  });
});

describe('loaderLanguage', () => {
  it('is the request’s on the server, else the browser’s, else Arabic', () => {
    expect(loaderLanguage({})).toBe('ar');
    setBrowserLanguage('en');
    expect(loaderLanguage({})).toBe('en');
    expect(loaderLanguage({ context: { language: 'ar' } })).toBe('ar');
  });
});
