import type { Language } from '@manjara/contracts';
import {
  createI18n,
  NAMESPACE,
  PLATFORM_VERSION,
  type RemoteKey,
  type RemoteModule,
  setBrowserLanguage,
} from '@manjara/platform';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { RemoteLoader } from './remotes';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

type Say = (key: string) => string;
type Part = `${RemoteKey} ${'code' | Language}`;

/** A promise that the test resolves, and one that resolves when code waits for it. */
function gate() {
  let open = () => {};
  let reach = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { open, opened, reach, reached };
}

/** Remotes whose code and texts arrive when the test resolves them. */
async function begin() {
  const texts = await createI18n('ar');
  const gates = new Map<Part, ReturnType<typeof gate>>();
  const at = (part: Part) => gates.get(part) ?? gates.set(part, gate()).get(part)!;
  const pass = async (part: Part) => {
    at(part).reach();
    await at(part).opened;
  };
  jest.mocked(loadRemote).mockImplementation(async (id) => {
    const key = id.replace(/manjara_|\/app/g, '') as RemoteKey;
    await pass(`${key} code`);
    return {
      platform: PLATFORM_VERSION,
      routes: [],
      async texts(language: Language) {
        await pass(`${key} ${language}`);
        return { [key]: { title: `${key} ${language}` } };
      },
    } as unknown as RemoteModule as never;
  });
  const remotes = new RemoteLoader(
    { public: { version: '1', entry: '/p.js' }, dashboard: { version: '1', entry: '/d.js' } },
    texts,
  );
  return {
    remotes,
    say: (key: RemoteKey, language: Language) =>
      (texts.getFixedT(language, NAMESPACE) as unknown as Say)(`${key}.title`),
    switchTo: async (language: Language) => {
      await remotes.addTexts(language);
      setBrowserLanguage(language);
    },
    arrive: (...parts: Part[]) => parts.forEach((part) => at(part).open()),
    reached: (part: Part) => at(part).reached,
  };
}

beforeEach(() => setBrowserLanguage('ar'));

describe('a language switch leaves the dashboard with texts', () => {
  it('while the switch still waits for the texts of another remote', async () => {
    const { remotes, say, switchTo, arrive, reached } = await begin();
    arrive('public code', 'public ar');
    await remotes.load('public');
    const switching = switchTo('en');
    await reached('public en');
    arrive('dashboard code', 'dashboard ar', 'dashboard en');
    await remotes.load('dashboard');
    // The page is in Arabic until the switch is done.
    expect(say('dashboard', 'ar')).toBe('dashboard ar');
    arrive('public en');
    await switching;
    expect(say('dashboard', 'en')).toBe('dashboard en');
  });
});
