/** The page of a project. */
export const projectPath = (id: string): string => `/project/${encodeURIComponent(id)}`;
