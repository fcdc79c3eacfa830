import { screen } from '@testing-library/react';

/** What is said of the last change for as long as it can be taken back. */
export const undoText = (): string =>
  screen.queryByRole('region', {
    name: /^(What can be undone|ما يمكن التراجع عنه)$/,
  })?.textContent ?? '';
