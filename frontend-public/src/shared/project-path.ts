/** The one address of a project: the portfolio with the project open above it. */
export const projectPath = (id: string): string => `/projects?project=${encodeURIComponent(id)}`;
