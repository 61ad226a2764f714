import type { Ref } from 'vue'
import { useDisplay } from '#gm/display/display-store.ts'
import { useIntents, type Intent } from '#gm/intents/registry.ts'
import { hasWayBack, isLastThingDone, takeBackNewest } from '#gm/notices/ways-back.ts'
import { currentScreen, goTo, SCREENS } from '#gm/routing/route.ts'
import { editing } from '#gm/shell/library-place.ts'

/** What can be asked on every screen. */
export function useAppIntents(commandBar: Ref<boolean>, keys: Ref<boolean>): void {
  useIntents([
    {
      id: 'app/command-bar',
      label: 'Command bar',
      keys: ['Ctrl', 'K'],
      scope: 'anywhere',
      run: () => (commandBar.value = true),
      unlisted: true,
    },
    { id: 'app/keys', label: 'All keys', keys: '?', scope: 'anywhere', run: () => (keys.value = true) },
    ...displayIntents(),
    ...waysBackIntents(),
    ...SCREENS.map(goIntent),
  ])
}

function displayIntents(): Intent[] {
  const display = useDisplay()
  return [
    {
      id: 'display/menu',
      label: 'Player display menu',
      keys: 'P',
      scope: 'anywhere',
      run: () => (display.menuOpen = true),
    },
    {
      id: 'display/black',
      label: 'Player display black and back',
      keys: 'B',
      scope: 'anywhere',
      overDialogs: true,
      run: () => display.toggleBlack(),
    },
    {
      id: 'display/open',
      label: 'Open the player window',
      keys: null,
      scope: 'anywhere',
      run: () => void display.openWindow(),
    },
  ]
}

/** What a click took comes back with the key that takes back everything else. */
function waysBackIntents(): Intent[] {
  const inFight = (): boolean => currentScreen.value === 'run'
  const takeBack = { keys: ['Ctrl', 'Z'], run: () => takeBackNewest(inFight()), unlisted: true }
  return [
    {
      ...takeBack,
      id: 'app/take-back-first',
      label: 'Take back what was done last',
      scope: 'anywhere',
      goesFirst: true,
      enabled: () => isLastThingDone(inFight()) && editing.value === null,
    },
    {
      ...takeBack,
      id: 'app/take-back',
      label: 'Take back what was done before',
      scope: ['encounters', 'library'],
      enabled: () => hasWayBack(false) && editing.value === null,
      reason: () => 'Nothing to undo here.',
    },
  ]
}

function goIntent({ name, label }: (typeof SCREENS)[number]): Intent {
  return {
    id: `app/go-${name}`,
    label: `Go to ${label}`,
    keys: null,
    scope: 'anywhere',
    run: () => goTo(name),
  }
}
