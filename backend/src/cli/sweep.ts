import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '../common/durations';
import { removeStaleFolders } from '../common/forms/temporary-folder';
import { ConfigError } from '../config/app-config';
import { StorageModule } from '../storage/storage.module';
import { FILE_AGE_MS, PICTURE_AGE_MS, Sweep } from '../storage/sweep';
import { runCommand, withModule } from './command';

const MAX_MINUTES = 1_000_000;

/** Minimum age in minutes of removed files and pictures; default: as the running site. */
function readAge(): number | undefined {
  const { values } = parseArgs({ options: { 'older-than': { type: 'string' } }, strict: false });
  const age = values['older-than'];
  if (age === undefined) return undefined;
  const minutes = Number(age || Number.NaN);
  if (Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES) return minutes;
  throw new ConfigError(
    `--older-than is a whole number of minutes from 0 to ${MAX_MINUTES}. Use less than 60 only while nobody uses the dashboard.`,
  );
}

/** The sweep that the site does every hour, and of pictures every day, now. */
void runCommand(async (config) => {
  const minutes = readAge();
  const before = (usualMs: number) =>
    new Date(Date.now() - (minutes === undefined ? usualMs : minutes * MINUTE_MS));
  await withModule(config, StorageModule, async (context) => {
    const sweep = context.get(Sweep);
    const removed =
      (await sweep.removeFiles(before(FILE_AGE_MS))) +
      (await sweep.removePictures(before(PICTURE_AGE_MS)));
    await removeStaleFolders(before(FILE_AGE_MS));
    console.log(`Removed ${removed} files that nothing refers to.`);
  });
});
