import { screen } from '@testing-library/react';

/** Text of the undo bar. */
export const undoText = (): string =>
  screen.queryByRole('region', {
    name: /^(What can be undone|ما يمكن التراجع عنه)$/,
  })?.textContent ?? '';
