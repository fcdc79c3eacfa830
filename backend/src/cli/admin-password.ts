import 'reflect-metadata';
import { ConfigError } from '../config/app-config';
import { AccountModule } from '../modules/auth/account.module';
import { AdminsService } from '../modules/auth/admins.service';
import { CredentialsService } from '../modules/auth/credentials.service';
import { generatePassword } from '../modules/auth/passwords';
import { runCommand, withModule } from './command';

/** Sets a new password from the server's shell, for sites that send no mail. */
void runCommand((config) =>
  withModule(config, AccountModule, async (context) => {
    const admin = await context.get(AdminsService).findTheAdmin();
    if (!admin) {
      throw new ConfigError('There is no admin yet: the first start of the site creates one.');
    }
    const password = generatePassword();
    await context.get(CredentialsService).replacePassword(admin, password);
    console.log(`The admin has a new password, and all sign-ins have ended. It is shown only now:

  E-mail      ${admin.email}
  Password    ${password}

It can be changed in the dashboard, in the profile.`);
  }),
);
