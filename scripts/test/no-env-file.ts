/** Imported first by all tests and benchmarks: the `.env` of this machine must not affect a result. Child processes inherit it. */
process.env.ENV_FILE = 'off'
