import 'reflect-metadata';
import { ConfigError } from '../config/app-config';
import { AccountModule } from '../modules/auth/account.module';
import { AdminsRepository } from '../modules/auth/admins.repository';
import { CredentialsService } from '../modules/auth/credentials.service';
import { OwnersRepository } from '../modules/auth/owners.repository';
import { generatePassword } from '../modules/auth/passwords';
import { SecondFactorsRepository } from '../modules/auth/second-factor/second-factors.repository';
import { readArguments, runCommand, withModule } from './command';

const USAGE = 'Usage: npm run admin:password [-- E-MAIL]   (default: the first owner)';

/**
 * Sets a new password from the server's shell, for sites that send no mail, and turns the second
 * factor off.
 */
void runCommand(async (config) => {
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const [email, ...rest] = positionals;
  if (rest.length > 0) throw new ConfigError(USAGE);
  await withModule(config, AccountModule, async (context) => {
    const admins = context.get(AdminsRepository);
    const [firstOwner = ''] = await context.get(OwnersRepository).list();
    const admin = email ? await admins.findByEmail(email) : await admins.findById(firstOwner);
    if (!admin && email) throw new ConfigError('Nobody signs in with this e-mail address.');
    if (!admin) {
      throw new ConfigError('There is no admin yet: the first start of the site creates one.');
    }
    const password = generatePassword();
    await context.get(CredentialsService).replacePassword(admin, password);
    await context.get(SecondFactorsRepository).turnOff(admin.id);
    console.log(`The account has a new password, and all its sign-ins have ended. Codes of an app are not asked
for any more. The password is shown only now:

  E-mail      ${admin.email}
  Password    ${password}

It can be changed in the dashboard, in the profile.`);
  });
});
