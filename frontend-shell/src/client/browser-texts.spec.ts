import { addTexts } from '@manjara/platform';
import { BrowserTexts } from './browser-texts';

type Say = (key: string, values?: Record<string, unknown>) => string;

/** Nesting is i18next's alone: it shows who reads. */
const TEXTS = { shell: { name: 'Manjara', plain: '{{x}}!' }, nested: '$t(shell.name)' };

function begin() {
  const texts = new BrowserTexts();
  addTexts(texts, 'en', TEXTS);
  return { texts, say: texts.getFixedT('en') as unknown as Say };
}

describe('the texts of the browser', () => {
  it('are read without i18next at once', () => {
    const { say } = begin();
    expect([say('shell.plain', { x: 'Oak' }), say('nested')]).toEqual(['Oak!', '$t(shell.name)']);
  });

  it('are translated by i18next once the dashboard asked for it, also for who stands there already', async () => {
    const { texts, say } = begin();
    await texts.translateByI18next('en');
    expect([say('shell.plain', { x: 'Oak' }), say('nested')]).toEqual(['Oak!', 'Manjara']);
  });

  it('are all there, whatever came first', async () => {
    const { texts, say } = begin();
    const loading = texts.translateByI18next('en');
    addTexts(texts, 'en', { meanwhile: 'Meanwhile {{x}}' });
    addTexts(texts, 'ar', { later: 'لاحقًا' });
    expect(texts.translateByI18next('en')).toBe(loading);
    await loading;
    addTexts(texts, 'en', { after: 'After', shell: { name: 'Hijacked' } });
    expect(['meanwhile', 'after', 'nested'].map((key) => say(key, { x: 1 }))).toEqual([
      'Meanwhile 1',
      'After',
      'Manjara',
    ]);
    expect((texts.getFixedT('ar') as unknown as Say)('later')).toBe('لاحقًا');
  });
});
