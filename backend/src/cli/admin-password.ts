import 'reflect-metadata';
import { ConfigError } from '../config/app-config';
import { AccountModule } from '../modules/auth/account.module';
import { AdminsService } from '../modules/auth/admins.service';
import { CredentialsService } from '../modules/auth/credentials.service';
import { OwnersService } from '../modules/auth/owners.service';
import { generatePassword } from '../modules/auth/passwords';
import { SecondFactorCodesService } from '../modules/auth/second-factor/second-factor-codes.service';
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
    const admins = context.get(AdminsService);
    const [firstOwner = ''] = await context.get(OwnersService).list();
    const admin = email ? await admins.findByEmail(email) : await admins.findById(firstOwner);
    if (!admin && email) throw new ConfigError('Nobody signs in with this e-mail address.');
    if (!admin) {
      throw new ConfigError('There is no admin yet: the first start of the site creates one.');
    }
    const password = generatePassword();
    await context.get(CredentialsService).replacePassword(admin, password);
    await context.get(SecondFactorCodesService).turnOff(admin.id);
    console.log(`The account has a new password, and all its sign-ins have ended. Codes of an app are not asked
for any more. The password is shown only now:

  E-mail      ${admin.email}
  Password    ${password}

It can be changed in the dashboard, in the profile.`);
  });
});
