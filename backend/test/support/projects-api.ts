import type { Project } from '@manjara/contracts';
import { projectTexts, withTexts } from './factories/project.factory';
import { picture } from './pictures';
import type { TestApp } from './test-app';

export const PROJECTS = '/api/projects';

/** The body of an error response. */
export interface Failure {
  error: string;
  message: string;
  details?: { field: string; message: string }[];
}

/** The addresses of a project's secondary pictures, in their order. */
export const secondaryUrls = ({ secondaryImages }: Project): string[] =>
  secondaryImages.map(({ url }) => url);

/** Projects over HTTP; writes are sent as the signed-in admin. */
export class ProjectsApi {
  constructor(private readonly app: TestApp) {}

  post(texts = projectTexts()) {
    return withTexts(this.app.asAdmin.post(PROJECTS), texts);
  }

  put(id: string, texts: Record<string, string> = {}) {
    const request = this.app.asAdmin.put(`${PROJECTS}/${id}`);
    return withTexts(request, texts);
  }

  remove(id: string) {
    return this.app.asAdmin.delete(`${PROJECTS}/${id}`);
  }

  async removeForGood(id: string): Promise<void> {
    await this.remove(id).expect(204);
    await this.app.asAdmin.delete(`/api/trash/projects/${id}`).expect(204);
  }

  async read(id: string): Promise<Project> {
    const request = this.app.asAdmin.get(`${PROJECTS}/${id}`);
    return (await request).body as Project;
  }

  /**
   * Creates a project with a main picture and the given number of secondary ones, all different.
   */
  async create(secondary = 0, texts = projectTexts()): Promise<Project> {
    const request = this.post(texts).attach('image', await picture(), 'main.png');
    for (let n = 0; n < secondary; n++) {
      void request.attach('secondaryImages', await picture(), `${n}.png`);
    }
    return (await request.expect(201)).body as Project;
  }
}
