import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type AppConfig, ConfigError } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { AdminsService } from './admins.service';
import { OwnersService } from './owners.service';
import { newPasswordFault } from './password-rules';
import { generatePassword, hashPassword } from './passwords';

/** The name that the first admin has until they write their own. */
export const UNNAMED_ADMIN = 'Admin';

const DEVELOPMENT_EMAIL = 'admin@manjara.local';

/** Creates the admin, who is the owner, at the first start (design §2). */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    @Config() private readonly config: AppConfig,
    private readonly admins: AdminsService,
    private readonly owners: OwnersService,
  ) {}

  /**
   * @throws ConfigError when there is no admin yet and the configured password breaks a rule, or,
   * in production, none is configured
   */
  async onApplicationBootstrap(): Promise<void> {
    if (await this.admins.exists()) return;
    const { admin: configured, production } = this.config;
    if (!configured && production) {
      throw new ConfigError(
        'ADMIN_EMAIL and ADMIN_PASSWORD are required at the first start in production: there is no admin yet.',
      );
    }
    if (configured) this.rejectWeak(configured.password);
    const email = (configured?.email ?? DEVELOPMENT_EMAIL).toLowerCase();
    const password = configured?.password ?? generatePassword();
    const passwordHash = await hashPassword(password);
    const id = await this.owners.firstId();
    const created = await this.admins.create(id, { email, passwordHash, name: UNNAMED_ADMIN });
    if (created && !configured) this.printCredentials(email, password);
  }

  private rejectWeak(password: string): void {
    const fault = newPasswordFault(password);
    if (fault) throw new ConfigError(`ADMIN_PASSWORD cannot be used. ${fault.en}`);
  }

  /** The only time that the generated password is shown; it is not logged. */
  private printCredentials(email: string, password: string): void {
    if (process.send) process.send({ type: 'admin', email, password });
    else process.stdout.write(`The admin was created: e-mail ${email}, password ${password}\n`);
  }
}
