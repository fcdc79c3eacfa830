import { readFile } from 'node:fs/promises';
import { withTransparentFrame } from './gif-structure';
import type { OpenPicture } from './open-picture';
import { openWithSharp } from './sharp-picture';

export const openGif = async (path: string): Promise<OpenPicture> =>
  openWithSharp(withTransparentFrame(await readFile(path)), 'gif');
