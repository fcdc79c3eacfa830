import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { removeStaleFolders } from '../common/forms/temporary-folder';
import { ConfigError } from '../config/app-config';
import { FilesService } from '../storage/files.service';
import { SweepModule } from '../storage-sweep.module';
import { runCommand, withModule } from './command';

const MINUTE_MS = 60_000;
const MAX_MINUTES = 1_000_000;

/** How old a file is at least, in minutes, that is removed; as at the hourly sweep by default. */
function readAge(): number {
  const { values } = parseArgs({
    options: { 'older-than': { type: 'string', default: '60' } },
    strict: false,
  });
  const minutes = Number(values['older-than'] || Number.NaN);
  if (Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES) return minutes;
  throw new ConfigError(
    `--older-than is a whole number of minutes from 0 to ${MAX_MINUTES}. Below 60, nobody may be saving.`,
  );
}

/** The sweep that the site does every hour, now. */
void runCommand(async (config) => {
  const before = new Date(Date.now() - readAge() * MINUTE_MS);
  await withModule(config, SweepModule, async (context) => {
    const { removed, leftAlone, unknownOwners } = await context.get(FilesService).sweep(before);
    await removeStaleFolders(before);
    console.log(`Removed ${removed} files that nothing refers to.`);
    if (leftAlone > 0) {
      console.log(
        `Left ${leftAlone} files alone: they belong to modules that this version does not have (${unknownOwners.join(', ')}).`,
      );
    }
  });
});
