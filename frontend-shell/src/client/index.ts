import '@manjara/ui/fonts.css';
import '@manjara/ui/tokens.css';
import '@manjara/ui/base.css';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Evaluates the libraries in separate tasks, so that input between them is handled soon. They are
 * in this chunk, so nothing is fetched.
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
