import '@manjara/ui/fonts.css';
import '@manjara/ui/tokens.css';
import '@manjara/ui/base.css';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The libraries are run one after the other, each in a task of its own, so that a finger that comes
 * meanwhile is not kept waiting. They lie in this chunk already: nothing is fetched.
 */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ './renderer');
  await nextTask();
  await import(/* webpackMode: "eager" */ './router');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void begin();
