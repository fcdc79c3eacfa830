/**
 * Stands first in a form that puts something on the site: Enter in a field presses the first button
 * that submits, and must publish nothing.
 */
export const IdleEnter = () => <button type="submit" disabled hidden />;
