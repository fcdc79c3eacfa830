/** The keys under which project data is cached. */
export const projectKeys = {
  all: ['projects'] as const,
  list: (filter: object) => ['projects', 'list', filter] as const,
  one: (id: string) => ['projects', 'one', id] as const,
};
