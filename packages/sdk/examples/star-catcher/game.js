/** Catch the falling stars for twenty seconds. A whole game around the SDK: every call is safe, so nothing here asks whether a page listens. */
const TEXTS = {
  en: {
    over: (score) => `You caught ${score}!`,
    again: 'Again',
    moreTime: 'Watch an ad, win ten seconds',
    share: 'Challenge a friend',
    tally: (score, best, goal) => `${score} · best ${best}${goal ? ` · beat ${goal}` : ''}`,
  },
  nl: {
    over: (score) => `${score} gevangen!`,
    again: 'Opnieuw',
    moreTime: 'Kijk reclame, win tien tellen',
    share: 'Daag een vriend uit',
    tally: (score, best, goal) => `${score} · record ${best}${goal ? ` · versla ${goal}` : ''}`,
  },
}
const ROUND_SECONDS = 20
const TEN_STARS = 10

const playhouse = Playhouse.createPlayhouse({
  game: 'star-catcher',
  supports: { mute: false, pause: true },
  catchErrors: true,
})
const find = (id) => document.getElementById(id)
const sky = find('sky')
const g = sky.getContext('2d')
const state = {
  basket: 320,
  stars: [],
  score: 0,
  best: 0,
  goal: 0,
  left: ROUND_SECONDS,
  next: 0,
  isPlaying: false,
  isPaused: false,
  hasBegun: false,
}
let texts = TEXTS.en

async function start() {
  const { paused, lang, dir, params, ads } = await playhouse.init()
  texts = TEXTS[lang.slice(0, 2)] ?? TEXTS.en
  Object.assign(document.documentElement, { lang, dir })
  state.isPaused = paused
  offerAds(ads)
  // Both come from outside: a link anyone may write, and a save an older version wrote.
  state.goal = Math.min(999, Number.parseInt(params.goal, 10) || 0)
  const best = await playhouse.load('best')
  state.best = Number.isInteger(best) ? best : 0
  playhouse.loadingProgress(1)
  listen()
  begin(ROUND_SECONDS)
  requestAnimationFrame(draw)
  playhouse.ready()
}

function begin(seconds, score = 0) {
  Object.assign(state, { stars: [], score, left: seconds, next: 0, isPlaying: true })
  find('card').hidden = true
  if (state.hasBegun) playhouse.gameplayStart()
}

function end() {
  state.isPlaying = false
  playhouse.gameplayStop()
  playhouse.score(state.score)
  if (state.score > state.best) {
    state.best = state.score
    void playhouse.save('best', state.best)
    playhouse.happyMoment()
  }
  find('title').textContent = texts.over(state.score)
  for (const [id, text] of [
    ['again', texts.again],
    ['more-time', texts.moreTime],
    ['share', texts.share],
  ])
    find(id).textContent = text
  find('card').hidden = false
  find('again').focus()
}

function listen() {
  const move = (x) => {
    state.basket = Math.max(40, Math.min(600, x))
    if (state.hasBegun) return
    state.hasBegun = true
    playhouse.gameplayStart()
  }
  sky.addEventListener('pointermove', (event) => {
    const box = sky.getBoundingClientRect()
    const scale = Math.min(box.width / 640, box.height / 480)
    move((event.clientX - box.left - (box.width - 640 * scale) / 2) / scale)
  })
  addEventListener('keydown', ({ code }) => {
    if (code === 'ArrowLeft') move(state.basket - 40)
    if (code === 'ArrowRight') move(state.basket + 40)
  })
  find('again').addEventListener('click', async () => {
    await playhouse.breakAd()
    begin(ROUND_SECONDS)
  })
  find('more-time').addEventListener('click', async () => {
    const { granted } = await playhouse.rewardedAd()
    if (granted) begin(10, state.score)
  })
  find('share').addEventListener('click', async () => {
    const isOpen = await playhouse.share({ goal: state.score })
    if (!isOpen) find('share').hidden = true
  })
  playhouse.onPause((paused) => (state.isPaused = paused))
  playhouse.onAds(offerAds)
}

/** No button without an ad to be had. */
function offerAds({ rewarded }) {
  find('more-time').hidden = !rewarded
}

function step(seconds) {
  state.left -= seconds
  state.next -= seconds
  if (state.next <= 0) {
    state.next = 0.5
    state.stars.push({ x: 60 + Math.random() * 520, y: -20 })
  }
  for (const star of state.stars) star.y += seconds * 260
  const caught = state.stars.filter(({ x, y }) => Math.abs(x - state.basket) < 60 && y > 410 && y < 460)
  state.score += caught.length
  state.stars = state.stars.filter((star) => star.y < 500 && !caught.includes(star))
  if (state.score >= TEN_STARS) playhouse.achievement('ten-stars', 'Ten stars in one go')
  if (state.left <= 0) end()
}

let before = 0
function draw(now) {
  const seconds = Math.min(0.1, (now - before) / 1000)
  before = now
  if (state.isPlaying && !state.isPaused && !document.hidden) step(seconds)
  g.fillStyle = '#14163a'
  g.fillRect(0, 0, 640, 480)
  g.fillStyle = '#ffd84d'
  for (const { x, y } of state.stars) drawStar(x, y)
  g.fillStyle = '#7dd3fc'
  g.beginPath()
  g.roundRect(state.basket - 50, 440, 100, 24, [4, 4, 16, 16])
  g.fill()
  find('tally').textContent = texts.tally(state.score, state.best, state.goal)
  requestAnimationFrame(draw)
}

function drawStar(x, y) {
  g.beginPath()
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 === 0 ? 16 : 7
    g.lineTo(x + reach * Math.sin((i * Math.PI) / 5), y - reach * Math.cos((i * Math.PI) / 5))
  }
  g.fill()
}

void start()
