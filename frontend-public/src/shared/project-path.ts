export const projectPath = (id: string): string => `/project/${encodeURIComponent(id)}`;
