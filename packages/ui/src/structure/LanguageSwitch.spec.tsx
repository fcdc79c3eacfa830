import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../test/render';
import { LanguageSwitch } from './LanguageSwitch';

describe('LanguageSwitch', () => {
  it.each([
    ['ar', 'English', 'en'],
    ['en', 'العربية', 'ar'],
  ] as const)('in %s names the other language in that language', async (language, name, other) => {
    const { setLanguage } = await renderIn(language, <LanguageSwitch />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('lang', other);
    expect(link).toHaveAttribute('href', `?lang=${other}`);
    await userEvent.click(link);
    expect(setLanguage).toHaveBeenCalledWith(other);
  });

  it('keeps the query, and replaces a language that it names', async () => {
    await renderIn('ar', <LanguageSwitch />, { at: '/projects?search=oak&lang=ar' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '?search=oak&lang=en');
  });
});
