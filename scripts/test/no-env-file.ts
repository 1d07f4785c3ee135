/** Imported first by everything that tests or measures: what this machine's operator wrote into `.env` must not decide a result. Child processes inherit it. */
process.env.ENV_FILE = 'off'
