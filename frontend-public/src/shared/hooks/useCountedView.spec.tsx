import { DEFAULT_SITE_SETTINGS } from '@manjara/contracts';
import { signIn, signOut, SiteSettingsContext } from '@manjara/platform';
import { render } from '@testing-library/react';
import { useCountedProject } from './useCountedView';

const ID = '0123456789abcdef01234567';

function Viewed({ id }: { id?: string }) {
  useCountedProject(id);
  return null;
}

const show = (id?: string, countVisits = true) =>
  render(
    <SiteSettingsContext value={{ ...DEFAULT_SITE_SETTINGS, countVisits }}>
      <Viewed id={id} />
    </SiteSettingsContext>,
  );

describe('a view of a project', () => {
  let sent: string[];
  beforeEach(() => {
    sent = [];
    navigator.sendBeacon = (address) => sent.push(String(address)) > 0;
  });
  afterEach(() => signOut());

  it('is counted, once as long as it is shown', () => {
    const view = show(ID);
    view.rerender(
      <SiteSettingsContext value={{ ...DEFAULT_SITE_SETTINGS }}>
        <Viewed id={ID} />
      </SiteSettingsContext>,
    );
    expect(sent).toEqual(['/api/statistics']);
  });

  it('is not, where there is none, the owner looks, or counting is turned off', () => {
    show(undefined);
    show(ID, false);
    signIn('a-token', false);
    show(ID);
    expect(sent).toEqual([]);
  });
});
