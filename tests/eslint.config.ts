import { resolve } from 'node:path'
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import accessibility from 'eslint-plugin-vuejs-accessibility'
import type { Linter } from 'eslint'
import { defineConfig, globalIgnores } from 'eslint/config'
import typescript from 'typescript-eslint'

const root = resolve(import.meta.dirname, '..')

/** A file or function past these sizes does more than one thing. */
const sizes: Linter.RulesRecord = {
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
}

export default defineConfig(
  globalIgnores(['out', 'dist', 'coverage', 'test-results']),
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  vue.configs['flat/recommended'],
  accessibility.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.vue'],
        tsconfigRootDir: root,
      },
    },
    rules: {
      ...sizes,
      'no-undef': 'off', // the type checker knows every global
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // One idiom: `private` also stands in a constructor's parameters, and outlives the proxies that Vue makes.
      'no-restricted-syntax': ['error', { selector: 'PrivateIdentifier', message: 'Write `private`.' }],
      'no-restricted-globals': ['error', 'alert', 'confirm', 'prompt'],
      'vue/no-v-html': 'error',
      'vue/multi-word-component-names': 'off',
      // Optional props are optional in their type; a default of undefined would only say it twice.
      'vue/require-default-prop': 'off',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/define-macros-order': 'error',
      // A label either wraps its field or names it; both are fine for every screen reader we know.
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
    },
  },
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: typescript.parser } } },
  {
    // The linter cannot see the type of a component it imports and calls it unsafe; vue-tsc does see it.
    files: ['src/renderer/**', 'tests/renderer/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [typescript.configs.disableTypeChecked],
    rules: { 'no-restricted-syntax': 'off' }, // JavaScript has no word for it
  },
  {
    files: ['tests/**'],
    rules: {
      'max-lines-per-function': 'off', // describe() blocks
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  prettier,
)
